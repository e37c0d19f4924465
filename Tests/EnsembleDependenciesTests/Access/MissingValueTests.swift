// SPDX-License-Identifier: MIT

import EnsembleDependencies
import IssueReportingTestSupport
import TestTools
import Testing

@Suite("Missing values")
struct MissingValueTests {
  @Test func `a dependency without a test value is reported at its property`() {
    let line = #line + 1
    @Dependency(\.thermometer) var thermometer
    let reports = reports { _ = thermometer }
    #expect(reports.count == 1)
    #expect(reports.first?.fileID == "EnsembleDependenciesTests/MissingValueTests.swift")
    #expect(reports.first?.line == line)
    #expect(
      reports.first?.message == #"""
        @Dependency(\.thermometer) has no 'testValue', and is used in a test:

          Location:
            EnsembleDependenciesTests/MissingValueTests.swift:\#(line)
          Key:
            ThermometerKey
          Value:
            Thermometer

        A test should declare every dependency that it uses. Override this one, for the test \#
        with 'withDependencies' or for the suite with the trait '.dependency', or give the key a \#
        'testValue' that all tests may share.
        """#
    )
  }

  @Test func `a key that is its own value is mentioned once`() {
    let line = #line + 1
    @Dependency(Barometer.self) var barometer
    let reports = reports { _ = barometer }
    #expect(
      reports.first?.message.hasPrefix(
        """
        @Dependency(Barometer.self) has no 'testValue', and is used in a test:

          Location:
            EnsembleDependenciesTests/MissingValueTests.swift:\(line)
          Dependency:
            Barometer

        A test
        """
      ) == true
    )
  }

  @Test func `it fails the test`() {
    @Dependency(\.thermometer) var thermometer
    withKnownIssue {
      _ = thermometer
    } matching: {
      $0.description.contains(#"@Dependency(\.thermometer) has no 'testValue'"#)
        && $0.sourceLocation?.fileName == "MissingValueTests.swift"
    }
  }

  @Test func `the preview value is used`() {
    let reports = reports {
      @Dependency(\.thermometer) var thermometer
      #expect(thermometer.degrees == 10)
    }
    #expect(reports.count == 1)
  }

  @Test func `it is reported once in a test`() {
    let reports = reports {
      for _ in 1...3 {
        @Dependency(\.thermometer) var thermometer
        #expect(thermometer.degrees == 10)
      }
    }
    #expect(reports.count == 1)
  }

  @Test func `a read through the values is reported at the property's declaration`() {
    let reports = reports { _ = DependencyValues().thermometer }
    #expect(
      reports.first?.message.hasPrefix(#"@Dependency(\.thermometer) has no 'testValue'"#) == true
    )
    #expect(reports.first?.fileID == "EnsembleDependenciesTests/Weather.swift")
  }

  @Test func `a key that is read by its type is reported by its type`() {
    let line = #line + 1
    let reports = reports { _ = DependencyValues()[Barometer.self] }
    #expect(
      reports.first?.message.hasPrefix("@Dependency(Barometer.self) has no 'testValue'") == true
    )
    #expect(reports.first?.line == line)
  }

  @Test func `the test value of a key can be read directly`() {
    let reports = reports { #expect(Barometer.testValue.pressure == 1_013) }
    #expect(
      reports.first?.message.hasPrefix("@Dependency(Barometer.self) has no 'testValue'") == true
    )
  }

  @Test func `an overridden dependency is not reported`() {
    let reports = reports {
      withDependencies {
        $0.thermometer = Thermometer(degrees: 1)
      } operation: {
        @Dependency(\.thermometer) var thermometer
        #expect(thermometer.degrees == 1)
      }
    }
    #expect(reports.isEmpty)
  }

  @Test func `changing a part of a missing value reports nothing`() {
    let reports = reports {
      withDependencies {
        $0.thermometer.unit = "F"
      } operation: {
        @Dependency(\.thermometer) var thermometer
        #expect(thermometer.unit == "F")
      }
    }
    #expect(reports.isEmpty)
  }

  @Test func `changing a part of it does not hide a later read`() {
    let reports = reports {
      withDependencies {
        $0.thermometer.unit = "F"
      } operation: {
      }
      _ = DependencyValues().thermometer
    }
    #expect(reports.count == 1)
  }

  @Test func `a missing value inside another default is reported there`() {
    let reports = reports {
      @Dependency(\.report) var report
      #expect(report() == "test, 10")
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix(#"@Dependency(\.thermometer) has no 'testValue'"#) == true
    )
    #expect(reports.first?.fileID == "EnsembleDependenciesTests/Weather.swift")
  }

  @Test func `a dependency without a live value is reported in a live context`() {
    let line = #line + 5
    let reports = reports {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.satellite) var satellite
        #expect(satellite == "drawn")
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.line == line)
    #expect(
      reports.first?.message.hasPrefix(
        #"""
        @Dependency(\.satellite) has no 'liveValue', and is used outside of tests and previews:

          Location:
            EnsembleDependenciesTests/MissingValueTests.swift:\#(line)
          Key:
            SatelliteKey
          Value:
            String

        The key
        """#
      ) == true
    )
  }
}
