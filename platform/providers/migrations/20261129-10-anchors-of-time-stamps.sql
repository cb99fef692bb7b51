-- Whom one believes of a time-stamp server: certificates in PEM. Without one, no time of its is believed.
alter table platform.external_service
  add column anchors text[] not null default '{}' check (kind = 'timestamp' or anchors = '{}');
