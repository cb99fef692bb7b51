-- Secrets of third parties stand here, sealed: administrators alone ask for these rows, with the platform's role.
revoke all on platform.client_service from sillon_app;
