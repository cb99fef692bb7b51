-- What changes, suspends or ends a contract is a paper too: made of a model, signed, kept.
create procedure rh.is_element_of_contract(t regclass) language plpgsql as $$
begin
  execute format('alter table %s
    add column document_model_id uuid,
    add column join_document_model boolean not null default false,
    -- changed since its document was made
    add column is_document_outdated boolean not null default false,
    add column signed_at timestamptz,
    add column delivered_at timestamptz,
    add column cancel_reason text,
    add column created_at timestamptz not null default now(),
    add column created_by uuid references platform.user', t);
  call kernel.refer(t, 'document_model_id', 'platform.document_model');
  execute format('create index on %s (created_by)', t);
end $$;

-- What is agreed by both, a leave without pay or an ending by agreement, binds once it is signed.
alter table rh.suspension add column needs_signature boolean not null default false;
alter table rh.suspension alter column binds set expression as
  (state not in ('draft', 'cancelled', 'declined') and (not needs_signature or state = 'signed'));
call rh.is_element_of_contract('rh.suspension');

alter table rh.ending_of_contract
  add column needs_signature boolean not null default false,
  add column notification_date date,
  add column signature_date date,
  add column procedure_date date,
  add column notice_type text check (notice_type ~ '^\d{2}$'),
  -- what is done of what an ending asks: { "workCertificate": "2026-10-31" }
  add column checklist jsonb not null default '{}',
  -- the day on which the contract was to end before
  add column former_ended_on date;
alter table rh.ending_of_contract alter column binds set expression as
  (state not in ('draft', 'cancelled', 'declined') and (not needs_signature or state = 'signed'));
call rh.is_element_of_contract('rh.ending_of_contract');
drop index rh.ending_of_contract_client_id_contract_id_idx1;
create unique index ending_of_contract_once on rh.ending_of_contract (client_id, contract_id)
  where state not in ('cancelled', 'declined');

create table rh.amendment (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  activation_date date not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  comment text,
  must_edit_conditions boolean not null,
  must_edit_end_of_contract_date boolean not null,
  -- null: stays as it is
  end_of_contract_date date,
  trial_period_date date,
  position_id uuid,
  work_time_id uuid,
  coefficient_id uuid,
  salary_id uuid,
  adapted_salary numeric(10, 4) check (adapted_salary > 0),
  site_id uuid,
  unit_id uuid,
  subunit_id uuid,
  other_conditions text,
  state text not null default 'draft' check (state in
    ('draft', 'generated', 'sent', 'partially_signed', 'signed', 'declined', 'expired', 'cancelled')),
  -- rules passed: [{ rule, reason, by, at }]
  rule_overrides jsonb not null default '[]',
  -- what the contract said before it was signed: { endOfContractDate, trialPeriodDate }
  former_terms jsonb,
  -- when its conditions were written into the person's dated terms
  started_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.amendment');
call kernel.refer('rh.amendment', 'contract_id', 'rh.employment_contract', 'cascade');
call kernel.refer('rh.amendment', 'position_id', 'rh.position');
call kernel.refer('rh.amendment', 'work_time_id', 'rh.work_time');
call kernel.refer('rh.amendment', 'coefficient_id', 'rh.coefficient');
call kernel.refer('rh.amendment', 'salary_id', 'rh.salary');
call kernel.refer('rh.amendment', 'site_id', 'rh.site');
call kernel.refer('rh.amendment', 'unit_id', 'rh.unit');
call kernel.refer('rh.amendment', 'subunit_id', 'rh.subunit');
call rh.is_element_of_contract('rh.amendment');
call platform.audited('rh.amendment');
create index amendment_to_start on rh.amendment (client_id, activation_date) where started_at is null and state = 'signed';

drop procedure rh.is_element_of_contract;

alter table rh.package_element add column amendment_id uuid;
call kernel.refer('rh.package_element', 'amendment_id', 'rh.amendment');
alter table rh.site_assignment add column amendment_id uuid;
call kernel.refer('rh.site_assignment', 'amendment_id', 'rh.amendment');

-- A file beside a contract may be that of what changes, suspends or ends it.
alter table rh.contract_attachment
  add column amendment_id uuid,
  add column suspension_id uuid,
  add column ending_of_contract_id uuid,
  add check (num_nonnulls(amendment_id, suspension_id, ending_of_contract_id) <= 1);
call kernel.refer('rh.contract_attachment', 'amendment_id', 'rh.amendment', 'cascade');
call kernel.refer('rh.contract_attachment', 'suspension_id', 'rh.suspension', 'cascade');
call kernel.refer('rh.contract_attachment', 'ending_of_contract_id', 'rh.ending_of_contract', 'cascade');

/* The situation of a person on a day, and the contract that tells it: the one in force, else the next one, else the last. */
create or replace function rh.situation_on(employee uuid, day date, out situation text, out contract_id uuid)
  language sql stable as $$
  with contract as (
    select c.id, c.family, lower(c.period) as first_day, upper(c.period) - 1 as last_day,
           case when c.period @> day then 0 when lower(c.period) > day then 1 else 2 end as turn
      from rh.employment_contract c
     where c.employee_id = employee and c.binds
     order by turn, case when lower(c.period) > day then lower(c.period) end, upper(c.period) desc nulls first
     limit 1)
  select case
           when not exists (select from contract) then 'never_hired'
           when (select turn from contract) = 0 and exists (
             select from rh.suspension s
              where s.contract_id = (select id from contract) and s.binds
                and daterange(s.starting_date, s.ending_date, '[]') @> day) then 'suspended'
           when (select turn from contract) = 0 then 'present'
           when (select turn from contract) = 1 then 'upcoming'
           -- a season that ended less than 24 months ago
           when exists (
             select from rh.employment_contract c
              where c.employee_id = employee and c.binds
                and c.family in ('seasonal', 'harvest') and upper(c.period) > day - interval '24 months') then 'between_seasons'
           else 'left' end,
         (select id from contract)
$$;
