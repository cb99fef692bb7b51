-- What a company's payroll software was told at once: its file as it was written. Added to, never changed.
create table rh.pay_export (
  id uuid not null,
  company_id uuid not null,
  check_id uuid not null,
  number int not null check (number > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content text not null,
  exported_by uuid references platform.user,
  exported_at timestamptz not null
);
call kernel.fence('rh.pay_export', append_only => true);
call kernel.refer('rh.pay_export', 'company_id', 'platform.company');
call kernel.refer('rh.pay_export', 'check_id', 'rh.pay_check');
call platform.audited('rh.pay_export');
create unique index pay_export_number on rh.pay_export (client_id, company_id, number);
create index on rh.pay_export (exported_by);

-- Each line that was told: of somebody's week, from a day to another; below zero where it takes back what one told before.
create table rh.pay_line (
  id uuid not null,
  export_id uuid not null,
  company_id uuid not null,
  employee_id uuid not null,
  -- of which it speaks
  monday date not null check (extract(isodow from monday) = 1),
  payroll_number text not null,
  rubric text not null check (rubric ~ '^[A-Z0-9_]{2,40}$'),
  unit text not null check (unit in ('minutes', 'days')),
  -- whole minutes, or hundredths of a day
  quantity int not null check (quantity <> 0),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  is_correction boolean not null,
  corrects_id uuid,
  check (is_correction or corrects_id is null)
);
call kernel.fence('rh.pay_line', append_only => true);
call kernel.refer('rh.pay_line', 'export_id', 'rh.pay_export');
call kernel.refer('rh.pay_line', 'company_id', 'platform.company');
call kernel.refer('rh.pay_line', 'employee_id', 'rh.employee');
call kernel.refer('rh.pay_line', 'corrects_id', 'rh.pay_line');
call platform.audited('rh.pay_line');
create index pay_line_of_week on rh.pay_line (client_id, employee_id, monday);
