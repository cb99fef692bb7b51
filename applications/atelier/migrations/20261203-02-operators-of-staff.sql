-- Who of the floor is somebody of the directory: his hours at the lines are then told under that name.
alter table atelier.operator add contact_id uuid;
create index operator_of_directory on atelier.operator (client_id, contact_id) where contact_id is not null;
