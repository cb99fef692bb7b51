-- How many things came to be each day, in all clients together: who runs the platform counts walled rows, and reads none.
create table platform.entity_count (
  entity text not null,
  day date not null,
  value int not null check (value >= 0),
  primary key (entity, day)
);
grant select, insert, update on platform.entity_count to sillon_platform;
