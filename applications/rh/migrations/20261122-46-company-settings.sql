-- What HR keeps of a company beside its legal sheet.
create table rh.company_settings (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  -- the code of NAF 2025, which replaces the sheet's own on 1 January 2027 (decree 2025-736)
  naf_2025 text check (naf_2025 ~ '^\d{4}[A-Z]$'),
  working_time_profile text not null default 'agricultural_production'
    check (working_time_profile in ('general', 'agricultural_production', 'agricultural_other')),
  urssaf_code text check (urssaf_code ~ '^\d{3}$'),
  msa_body_code text check (char_length(msa_body_code) <= 10),
  health_service_code text check (char_length(health_service_code) <= 10),
  phone text check (phone ~ '^\+\d{6,15}$'),
  legal_representative text check (char_length(legal_representative) <= 120),
  overtime_quota_hours int not null default 220 check (overtime_quota_hours between 0 and 1000),
  version int not null default 1,
  primary key (client_id, company_id)
);
call kernel.fence('rh.company_settings');
call kernel.refer('rh.company_settings', 'company_id', 'platform.company');
call platform.audited('rh.company_settings');
