-- The last day to apply of which a recruiter was told: he is told again of another.
-- When people in the pool were told of an offer: once, however often it is shown anew.
alter table rh.job_offer
  add column closing_told_for date,
  add column pool_told_at timestamptz,
  drop constraint job_offer_channels_check,
  add check (channels <@ array['site', 'feed', 'poster', 'pool']);
