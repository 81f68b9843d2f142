"""What people press and read."""
