-- Whoever sees an export sees how far the payroll software was told it; the platform's role alone writes it.
grant select on rh.silae_told_line to sillon_app;
