title = From the sea
task = End the coup with three of the five seats of power in rebel hands.
tale = The Marines are small, damp, and have never been anywhere near a railway. It is time they saw one.
hint = The docks are next to the station. Two phases: one to land, one to walk.
lesson = Marines land by the port and may march on: begin with what has the longest way.
