-- Values of the fields that the client added, by their key (platform.custom_field).
alter table rh.employee add column custom_values jsonb not null default '{}' check (jsonb_typeof(custom_values) = 'object');
