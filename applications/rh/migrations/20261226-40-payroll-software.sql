-- How a company speaks to its payroll software: by a file that somebody brings there, or by its API.
create table rh.silae_config (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  mode text not null default 'file' check (mode in ('file', 'api')),
  dossier text check (dossier ~ '^[A-Za-z0-9_-]{1,30}$'),
  api_client_id text check (char_length(btrim(api_client_id)) between 1 and 200),
  -- sealed, bound to this table, client and company
  secret_encrypted bytea,
  subscription_key_encrypted bytea,
  -- of its connection and of its mapping alike
  version int not null default 1,
  primary key (client_id, company_id)
);
call kernel.fence('rh.silae_config');
call kernel.refer('rh.silae_config', 'company_id', 'platform.company');
call platform.audited('rh.silae_config');
-- Secrets are written and used with the platform's role alone.
revoke all on rh.silae_config from sillon_app;
grant select (client_id, company_id, mode, dossier, api_client_id, version) on rh.silae_config to sillon_app;
-- Whoever saves the mapping moves its version on, and writes nothing else.
grant insert (company_id), update (version) on rh.silae_config to sillon_app;

-- Under which code the software knows what is paid or withheld; without a code, it is not told.
create table rh.silae_mapping (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  rubric text not null check (rubric ~ '^[A-Z0-9_]{2,40}$'),
  code text check (code ~ '^[A-Za-z0-9][A-Za-z0-9 ._/-]{0,39}$'),
  sign smallint not null default 1 check (sign in (-1, 1)),
  primary key (client_id, company_id, rubric)
);
call kernel.fence('rh.silae_mapping');
call kernel.refer('rh.silae_mapping', 'company_id', 'platform.company');
call platform.audited('rh.silae_mapping');

-- What the software said when it was last asked.
create table rh.silae_last_call (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('answered', 'refused', 'wrong', 'down')),
  primary key (client_id, company_id)
);
call kernel.fence('rh.silae_last_call');
call kernel.refer('rh.silae_last_call', 'company_id', 'platform.company');
revoke all on rh.silae_last_call from sillon_app;

-- What the API was told of each line: a sending that is taken up again tells the rest alone. A line that was asked and never
-- answered may stand there or not: it is told again only by somebody who looked.
create table rh.silae_told_line (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  line_id text not null check (char_length(line_id) between 1 and 200),
  asked_at timestamptz not null,
  told_at timestamptz,
  primary key (client_id, company_id, line_id)
);
call kernel.fence('rh.silae_told_line');
call kernel.refer('rh.silae_told_line', 'company_id', 'platform.company');
revoke all on rh.silae_told_line from sillon_app;
