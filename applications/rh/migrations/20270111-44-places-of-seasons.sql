-- How many people a season can house, and bring to work: what they need is counted against it.
alter table rh.campaign
  add column housing_places int check (housing_places between 0 and 5000),
  add column transport_places int check (transport_places between 0 and 5000);
