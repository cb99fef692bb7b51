-- Columns reach code in camelCase, which puts no mark before a digit.
alter table rh.company_settings rename column naf_2025 to naf2025;
