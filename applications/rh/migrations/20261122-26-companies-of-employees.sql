-- Who may read whose file is asked by company, none included: the planner must know how many that leaves.
create statistics rh.employee_by_company on (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)) from rh.employee;
