-- What was asked of the prefecture before a foreigner was hired, and what it answered (code du travail, R5221-41 to -43).
create table rh.permit_check (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  -- the permit that was shown
  document_id uuid not null,
  -- the hiring it was made for; none where no contract was there yet
  contract_id uuid,
  asked_on date,
  channel text check (channel in ('mail', 'letter', 'platform')),
  -- the department of the employer's seat, whose prefecture answers
  department text check (department ~ '^(\d{2}|2[AB]|97\d)$'),
  -- from then on the prefecture has two working days
  received_on date,
  answer text not null default 'none' check (answer in ('none', 'valid', 'invalid')),
  answered_on date,
  exemption text not null default 'none' check (exemption in ('none', 'france_travail', 'permit_exempt')),
  -- the proof that spares the request
  proof_document_id uuid,
  comment text check (char_length(comment) <= 500),
  created_at timestamptz not null default now(),
  created_by uuid not null references platform.user,
  version int not null default 1,
  check ((exemption = 'none') = (asked_on is not null)),
  check ((asked_on is null) = (channel is null)),
  check (exemption <> 'france_travail' or proof_document_id is not null),
  check (exemption <> 'permit_exempt' or comment is not null),
  check ((answer = 'none') = (answered_on is null)),
  check (answered_on >= asked_on),
  check (received_on >= asked_on)
);
call kernel.fence('rh.permit_check');
call kernel.refer('rh.permit_check', 'employee_id', 'rh.employee');
call kernel.refer('rh.permit_check', 'document_id', 'rh.employee_document');
call kernel.refer('rh.permit_check', 'contract_id', 'rh.employment_contract');
call kernel.refer('rh.permit_check', 'proof_document_id', 'rh.employee_document');
call platform.audited('rh.permit_check');
create index on rh.permit_check (created_by);
