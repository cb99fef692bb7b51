-- What is looked at together before pay: the week of a company by HR, a stretch of at most a month by pay. No site: all of them.
create table rh.pay_check (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text not null check (kind in ('hr', 'pay')),
  from_day date not null,
  to_day date not null,
  site_ids uuid[] not null default '{}',
  opened_by uuid references platform.user,
  opened_at timestamptz not null,
  closed_by uuid references platform.user,
  closed_at timestamptz,
  version int not null default 1,
  check (to_day between from_day and from_day + 30),
  check (kind <> 'hr' or (extract(isodow from from_day) = 1 and to_day = from_day + 6))
);
call kernel.fence('rh.pay_check');
call kernel.refer('rh.pay_check', 'company_id', 'platform.company');
call platform.audited('rh.pay_check');
create unique index pay_check_once on rh.pay_check (client_id, company_id, kind, from_day, to_day);
create index on rh.pay_check (opened_by);
create index on rh.pay_check (closed_by);

-- How far the week of somebody in a company has come; a week without a row is entered.
create table rh.pay_week (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  employee_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  state text not null check (state in ('entered', 'verified_hr', 'verified_pay', 'exported')),
  -- when it was moved last, in the order of events: what happened before that does not open it again
  moved_id uuid not null default uuidv7(),
  -- hours or absences moved after HR had verified them
  reopened_at timestamptz,
  -- the payroll software was told the days up to this one: what moves in them is told again as a correction
  told_until date check (told_until between monday and monday + 6),
  is_to_correct boolean not null default false,
  version int not null default 1,
  primary key (client_id, company_id, employee_id, monday),
  check (state <> 'exported' or told_until = monday + 6),
  check (told_until is not null or not is_to_correct)
);
call kernel.fence('rh.pay_week');
call kernel.refer('rh.pay_week', 'company_id', 'platform.company');
call kernel.refer('rh.pay_week', 'employee_id', 'rh.employee');
call platform.audited('rh.pay_week');
create index pay_week_of_person on rh.pay_week (client_id, employee_id, monday);

-- Why a week went one step back. Added to, never changed.
create table rh.pay_week_note (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  employee_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  act text not null check (act in ('back_to_hr', 'back_to_entry')),
  reason text not null check (char_length(btrim(reason)) between 10 and 500),
  noted_by uuid references platform.user,
  noted_at timestamptz not null
);
call kernel.fence('rh.pay_week_note', append_only => true);
call kernel.refer('rh.pay_week_note', 'company_id', 'platform.company');
call kernel.refer('rh.pay_week_note', 'employee_id', 'rh.employee');
call platform.audited('rh.pay_week_note');
create index pay_week_note_of_person on rh.pay_week_note (client_id, employee_id, monday, noted_at);
create index on rh.pay_week_note (noted_by);

-- Why what was found of somebody is right as it is. It holds for what was found, word for word: another finding asks again.
create table rh.pay_justification (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  employee_id uuid not null,
  -- the first day of what was looked at
  since date not null,
  code text not null check (code ~ '^[a-z_]{3,40}$'),
  day date,
  found text not null check (char_length(found) <= 300),
  comment text not null check (char_length(btrim(comment)) between 10 and 500),
  justified_by uuid references platform.user,
  justified_at timestamptz not null
);
call kernel.fence('rh.pay_justification', append_only => true);
call kernel.refer('rh.pay_justification', 'company_id', 'platform.company');
call kernel.refer('rh.pay_justification', 'employee_id', 'rh.employee');
call platform.audited('rh.pay_justification');
create unique index pay_justification_once on rh.pay_justification (client_id, employee_id, company_id, since, code, day, found)
  nulls not distinct;
create index on rh.pay_justification (justified_by);
