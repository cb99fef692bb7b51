-- Where a client reaches a third party is told to the rooms that ask it; its account and secret are not.
grant select (client_id, service_id, state, address) on platform.client_service to sillon_app;
