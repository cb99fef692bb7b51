-- What happened in a period leaves as tables, the last first.
create index pause_by_start on atelier.pause (client_id, started_at, id);
create index stock_move_by_moment on atelier.stock_move (client_id, moved_at, id);
create index fabrication_order_by_day on atelier.fabrication_order (client_id, planned_on, id);
