-- Kept for any number of people, its plan reads the whole staff for one of them (among 20,000: 28 ms, then 5). It is planned for
-- those that it is given.
alter function rh.keep_standing(uuid[], date, text[], text[]) set plan_cache_mode = force_custom_plan;
