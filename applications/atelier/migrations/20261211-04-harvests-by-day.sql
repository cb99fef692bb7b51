-- What was harvested between two days, whatever the crop.
create index lot_harvested on atelier.lot (client_id, harvested_on) where kind = 'harvest';
