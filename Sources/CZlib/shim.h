// SPDX-License-Identifier: MIT

#pragma once

#include <zlib.h>
