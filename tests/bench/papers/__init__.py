"""Pages under docs/ that are written by a program, from what benchmarks have printed."""
