-- Nobody but its trigger looks for circles.
revoke execute on function atelier.refuse_cycle from public;
