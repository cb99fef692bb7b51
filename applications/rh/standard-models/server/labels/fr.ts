import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.model.without-bodies': 'L’organisme de retraite ou de prévoyance manque (article R1221-34 du code du travail).',
  'rh.model.without-change': 'Ce que l’avenant change manque.',
  'rh.model.without-company': 'La dénomination de la société manque (article R1221-34 du code du travail).',
  'rh.model.without-contract': 'Le contrat que l’avenant modifie manque : son numéro ou sa date.',
  'rh.model.without-effect': 'La date d’effet manque.',
  'rh.model.without-ground': 'Le cas de dispense manque (article D911-2 du code de la sécurité sociale).',
  'rh.model.without-hours': 'La durée du travail manque (article R1221-34 du code du travail).',
  'rh.model.without-organism': 'L’organisme assureur manque.',
  'rh.model.without-pay': 'La rémunération manque (article R1221-34 du code du travail).',
  'rh.model.without-person': 'Le nom du salarié manque.',
  'rh.model.without-place': 'Le lieu de travail manque (article R1221-34 du code du travail).',
  'rh.model.without-position': 'Le poste manque (article R1221-34 du code du travail).',
  'rh.model.without-reason': 'Le motif manque.',
  'rh.model.without-request': 'La date de la demande du salarié manque.',
  'rh.model.without-start': 'La date d’embauche manque (article R1221-34 du code du travail).',
} satisfies Labels
