-- What a position proposes to a contract, and the risks that it declares (hr-and-workshop, section 3, dpaeConfiguration).
alter table rh.position
  add column type_of_contract_id uuid,
  add column work_time_id uuid,
  add column coefficient_id uuid,
  add column salary_id uuid,
  -- { code of a document type: id of the model }
  add column document_model_ids jsonb not null default '{}' check (jsonb_typeof(document_model_ids) = 'object'),
  add column search_text text not null generated always as (kernel.normalise(name || ' ' || coalesce(csp_code, ''))) stored;
call kernel.refer('rh.position', 'type_of_contract_id', 'rh.type_of_contract');
call kernel.refer('rh.position', 'work_time_id', 'rh.work_time');
call kernel.refer('rh.position', 'coefficient_id', 'rh.coefficient');
call kernel.refer('rh.position', 'salary_id', 'rh.salary');
call kernel.searchable('rh.position');
create index position_by_name on rh.position (client_id, search_text, id) where archived_at is null;

/* The columns of a declaration of risks, the same for a position and for each contract that copies it. */
create procedure rh.declares_risks(t regclass) language plpgsql as $$
declare
  risk text;
begin
  foreach risk in array array[
    'exoneration_partonale_travailleur_occasionnel', 'travail_dans_bruit', 'conduite_engins_lourds',
    'manipulation_charges_lourdes', 'travail_nuit', 'risques_chimiques', 'autres_risques', 'activite_a_risque',
    'expose_amiante', 'expose_plomb', 'expose_agents_cancerogenes', 'expose_agents_biologiques',
    'expose_rayonnements_ionisants', 'expose_risque_hyperbare', 'expose_risque_chute', 'equipements_levage_charges',
    'habilitation_electrique', 'manutention_charges_lourdes', 'travailleur_mineur_reglemente', 'risques_particuliers',
    'travailleur_nuit_expose_agents_biologiques', 'travailleur_nuit_expose_champs_electromagnetiques']
  loop
    execute format('alter table %s add column %I boolean not null default false', t, risk);
  end loop;
  execute format('alter table %s
    add column inaptitude_ou_amenagement_poste text not null default %L
      check (char_length(inaptitude_ou_amenagement_poste) between 1 and 200),
    add column details_risques_particuliers text check (char_length(details_risques_particuliers) between 10 and 500),
    add check (not risques_particuliers or details_risques_particuliers is not null)', t, 'Non');
end $$;

create table rh.position_dpae_configuration (
  client_id uuid not null default kernel.client_id(),
  position_id uuid not null,
  primary key (client_id, position_id)
);
call rh.declares_risks('rh.position_dpae_configuration');
call kernel.fence('rh.position_dpae_configuration');
call kernel.refer('rh.position_dpae_configuration', 'position_id', 'rh.position', 'cascade');
call platform.audited('rh.position_dpae_configuration');
