-- The people of a client by their names, as the client knows them, and all people by theirs.
grant usage on schema platform to sillon_search;

/* Whether a membership holds at that instant: it was not ended, and its end has not come. */
create function platform.is_member_at(active boolean, ends_at timestamptz, at timestamptz) returns boolean
  language sql immutable parallel safe
  return active and (ends_at is null or ends_at > at);

/* Why an account is closed: by a super admin, or with the last client of its person. A new invitation reopens the latter. */
alter table platform.user
  add column disabled_because text check (disabled_because in ('admin', 'last-client')),
  add column search_text text not null generated always as (kernel.normalise(name || ' ' || firstname || ' ' || mail)) stored;
create index user_by_name on platform.user (search_text, id);
create index on platform.user using gin (search_text public.gin_trgm_ops);
create index user_to_erase on platform.user (disabled_at) where erased_at is null;

-- `id` is the name by which the kernel's search finds a row.
alter table platform.client_user
  add column id uuid not null generated always as (user_id) virtual,
  add column invited_at timestamptz,
  add column search_text text not null default '';

/* Who was invited and has not come is listed as he was typed: what he is called elsewhere is not the client's affair. */
create function platform.name_as_listed(u platform.user, m platform.client_user) returns text language sql stable parallel safe
  return case when m.accepted_at is null and m.invited_as is not null
    then kernel.normalise(concat_ws(' ', m.invited_as ->> 'name', m.invited_as ->> 'firstname', coalesce(m.invited_as ->> 'mail', u.mail)))
    else u.search_text end;

create function platform.list_member() returns trigger language plpgsql as $$
begin
  select platform.name_as_listed(u, new) into new.search_text from platform.user u where u.id = new.user_id;
  return new;
end $$;
create trigger list_member before insert or update of invited_as, accepted_at on platform.client_user
  for each row execute function platform.list_member();

create function platform.list_memberships() returns trigger language plpgsql as $$
begin
  update platform.client_user m set search_text = platform.name_as_listed(new, m) where m.user_id = new.id;
  return null;
end $$;
create trigger list_memberships after update of firstname, name, mail on platform.user
  for each row execute function platform.list_memberships();

update platform.client_user m set search_text = platform.name_as_listed(u, m) from platform.user u where u.id = m.user_id;

create index member_by_name on platform.client_user (client_id, search_text, user_id);
call kernel.searchable('platform.client_user');

-- Names are changed with identity's voice alone, which keeps the lists true.
revoke update (firstname, name, jobtitle) on platform.user from sillon_app;
