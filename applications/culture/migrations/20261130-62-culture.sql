-- The tables of Crops.
create schema culture;
grant usage on schema culture to sillon_app, sillon_platform, sillon_search;
