-- Which reminders of a hiring file, and of an invitation to apply, went out already.
alter table rh.hiring_file add column reminders text[] not null default '{}';
alter table rh.candidate_application add column reminders text[] not null default '{}';
