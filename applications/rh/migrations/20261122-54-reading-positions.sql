-- The list of archived positions, in the order of its page.
create index position_archived_by_name on rh.position (client_id, search_text, id) where archived_at is not null;
