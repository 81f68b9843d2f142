-- What the program remembers of itself: which commands Discord has been told of.
CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
