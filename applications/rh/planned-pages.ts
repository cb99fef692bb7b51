import { plannedPage } from '#platform/shell/planned.web.ts'

const interviews = 'rh/gestion_du_recrutement/entretiens'
const candidates = 'rh/gestion_du_recrutement/candidats'

/** Addresses of RH below an element, still to come. A page that gets built leaves this list for its feature's. */
export const plannedPages = [
  plannedPage('/RH/gestion_du_recrutement/candidats/:candidateId', candidates),
  plannedPage(
    '/RH/gestion_du_recrutement/gestion_candidatures/entretien/:candidateId/:candidateApplicationId',
    interviews,
  ),
]
