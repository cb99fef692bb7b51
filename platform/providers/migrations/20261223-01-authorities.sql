-- Who issues certificates: where he says whether one still holds, and which of his own are believed.
alter table platform.external_service
  drop constraint external_service_kind_check,
  drop constraint external_service_check,
  add check (kind in ('esign', 'erp', 'payroll', 'dpae', 'sms', 'smtp', 'timestamp', 'identity', 'authority')),
  add check (kind in ('timestamp', 'authority') or anchors = '{}');
