-- The day until which somebody was kept when he was asked whether he stays: he is asked once for each.
alter table rh.candidate add column pool_asked_for date;
