-- Lists of choices that a client words itself.
create table platform.option_list (
  id uuid not null default uuidv7(),
  element_id int not null references platform.element,
  code text not null check (code ~ '^[a-z][a-zA-Z0-9]{1,39}$'),
  label text not null check (label <> ''),
  -- [{ id, label, active }], in their order
  options jsonb not null default '[]',
  active boolean not null default true,
  position int not null,
  version int not null default 1
);
call kernel.fence('platform.option_list');
create unique index on platform.option_list (client_id, code);
create index on platform.option_list (client_id, element_id, position, id);
create index on platform.option_list (element_id);

-- Citizenships as the client offers them; the country is that of the ISO code.
create table platform.citizenship (
  id uuid not null default uuidv7(),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  label text not null check (label <> ''),
  -- outside the European Union, the European Economic Area and Switzerland: a work permit is asked
  outside_eu boolean not null,
  foreigner boolean not null,
  active boolean not null default true,
  position int not null,
  version int not null default 1
);
call kernel.fence('platform.citizenship');
create unique index on platform.citizenship (client_id, country);
create index on platform.citizenship (client_id, position, id);

-- The colour of a person on an element's boards.
create table platform.user_color (
  client_id uuid not null default kernel.client_id(),
  element_id int not null references platform.element,
  user_id uuid not null,
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  primary key (client_id, element_id, user_id)
);
call kernel.fence('platform.user_color');
call kernel.refer_member('platform.user_color', 'user_id');
create index on platform.user_color (element_id);

-- Where applicants and employees reach the client, and where their messages go. One row a client.
create table platform.contact_information (
  client_id uuid not null default kernel.client_id(),
  mail text check (mail = lower(mail)),
  phone_number text check (phone_number ~ '^\+\d{6,15}$'),
  recipient_mail text check (recipient_mail = lower(recipient_mail)),
  recipient_phone_number text check (recipient_phone_number ~ '^\+\d{6,15}$'),
  version int not null default 1,
  primary key (client_id)
);
call kernel.fence('platform.contact_information');

-- How long what is kept of people, and whom they ask about it. One row a client.
create table platform.rgpd_configuration (
  client_id uuid not null default kernel.client_id(),
  contact_mail text check (contact_mail = lower(contact_mail)),
  -- months by kind of data
  retention jsonb not null default '{}',
  version int not null default 1,
  primary key (client_id)
);
call kernel.fence('platform.rgpd_configuration');

-- What people are told of their data: a published text is never changed, the next one replaces it.
create table platform.rgpd_notice (
  id uuid not null default uuidv7(),
  language text not null check (language in ('fr', 'en', 'es', 'ar')),
  number int not null check (number >= 1),
  body text not null check (body <> ''),
  published_at timestamptz not null default now(),
  published_by uuid not null references platform.user
);
call kernel.fence('platform.rgpd_notice', append_only => true);
create unique index on platform.rgpd_notice (client_id, language, number);
create index on platform.rgpd_notice (published_by);
