-- A copy of a health card or of bank details has served once its number is written down: when that was.
-- Numbers that stand already count from today.
alter table rh.employee
  add column nir_captured_at timestamptz default now(),
  add column iban_captured_at timestamptz default now();
alter table rh.employee
  alter column nir_captured_at drop default,
  alter column iban_captured_at drop default;

create function rh.note_capture() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.nir_hash is distinct from old.nir_hash then
    new.nir_captured_at := case when new.nir_hash is not null then now() end;
  end if;
  if tg_op = 'INSERT' or new.iban_hash is distinct from old.iban_hash then
    new.iban_captured_at := case when new.iban_hash is not null then now() end;
  end if;
  return new;
end $$;
revoke all on function rh.note_capture from public;
create trigger note_capture before insert or update of nir_hash, iban_hash on rh.employee
  for each row execute function rh.note_capture();

-- The night finds these copies without reading the other papers.
create index employee_document_copies on rh.employee_document (client_id, employee_id, created_at)
  where kind_code in ('carteVitale', 'rib') and status <> 'to_check';

alter table rh.erasure
  drop constraint erasure_kind_check,
  add check (kind in ('refused', 'pool', 'proof', 'links', 'copies'));
