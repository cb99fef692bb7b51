import { planned } from '#platform/shell/planned.web.ts'

const interviews = 'rh/gestion_du_recrutement/entretiens'
const candidates = 'rh/gestion_du_recrutement/candidats'
const employees = 'rh/gestion_du_personnel/salaries'
const jobOffers = 'rh/job_offers/gestion'
const documentModels = 'rh/documents/modeles'

/** Addresses of RH below an element, still to come. A page that gets built leaves this list for its feature's. */
export const plannedPages = [
  planned('/RH/gestion_du_recrutement/candidats/:candidateId', candidates),
  planned('/RH/gestion_du_recrutement/gestion_candidatures/entretien/:candidateId/:candidateApplicationId', interviews),
  planned('/RH/gestion_du_personnel/salaries/:employeeId/contractCreation', employees),
  planned('/RH/gestion_du_personnel/salaries/:employeeId/contractEdition/:contractId', employees),
  planned('/RH/job_offers/gestion/create', jobOffers),
  planned('/RH/job_offers/gestion/:id/edit', jobOffers),
  planned('/rh/documents/modeles/generateur', documentModels),
  planned('/rh/documents/modeles/generateur/edition/:documentModelId', documentModels),
]
