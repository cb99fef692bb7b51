-- Whom to call for somebody who was retained, and who answers for a minor: asked by the hiring file, under the names and the
-- limits of the staff's files, into which they go.
alter table rh.candidate
  add column emergency_name text check (char_length(emergency_name) <= 80),
  add column emergency_phone text check (emergency_phone ~ '^\+\d{6,15}$'),
  add column guardian_name text check (char_length(guardian_name) <= 120),
  add column guardian_relation text check (char_length(guardian_relation) <= 80),
  add column guardian_mail text check (guardian_mail = lower(guardian_mail)),
  add column guardian_phone text check (guardian_phone ~ '^\+\d{6,15}$');
