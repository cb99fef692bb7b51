-- Who insures the staff of a company for its pensions and its provident cover: a contract names them (L1242-12, R1221-34).
alter table rh.company_settings
  add column retirement_body text check (char_length(retirement_body) <= 120),
  add column provident_body text check (char_length(provident_body) <= 120);
