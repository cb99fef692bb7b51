-- Declared with a plan in place of a page: menus show it last, and dimmed.
alter table platform.element add column planned boolean not null default false;
