-- The further sections of a person's file: bank, family and sizes, guardian of a minor, adaptation, photo.
alter table rh.employee
  add column photo_file_id uuid,
  add column iban_encrypted bytea,
  add column iban_hash bytea,
  add column bic text check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  add column account_holder text check (char_length(account_holder) <= 120),
  add column marital_status text check (marital_status in ('single', 'married', 'civil_union', 'cohabiting', 'divorced', 'widowed')),
  add column transport text check (char_length(transport) <= 80),
  add column driving_licence boolean,
  add column glove_size numeric(3, 1) check (glove_size between 6 and 12),
  add column shoe_size numeric(3, 1) check (shoe_size between 34 and 50),
  add column guardian_name text check (char_length(guardian_name) <= 120),
  add column guardian_relation text check (char_length(guardian_relation) <= 80),
  add column guardian_mail text check (guardian_mail = lower(guardian_mail)),
  add column guardian_phone text check (guardian_phone ~ '^\+\d{6,15}$'),
  add column has_disabled_worker_status boolean,
  add column restrictions text check (char_length(restrictions) <= 1000),
  add check ((iban_encrypted is null) = (iban_hash is null));
call kernel.refer('rh.employee', 'photo_file_id', 'kernel.file');
create index on rh.employee (client_id, citizenship_cog) where citizenship_cog is not null;

-- Who was shown what is masked, or took a whole file away: never changed, sealed each night with the other histories.
create table rh.disclosure (
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  what text not null check (what in ('nir', 'iban', 'permitNumber', 'file')),
  actor_id uuid not null references platform.user,
  at timestamptz not null default now()
);
call kernel.fence('rh.disclosure', append_only => true);
call kernel.refer('rh.disclosure', 'employee_id', 'rh.employee');
create index on rh.disclosure (actor_id);
