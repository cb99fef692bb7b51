-- The tables of Energy.
create schema energie;
grant usage on schema energie to sillon_app, sillon_platform, sillon_search;
