import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.plan.line-off': 'La ligne {{line}} est arrêtée : remettez-la en service.',
  'atelier.plan.no-cases': 'Indiquez combien de colis sont à faire.',
  'atelier.plan.no-sheet': 'L’article {{article}} n’a pas de fiche atelier.',
  'atelier.plan.no-such-week': 'L’année {{year}} n’a que 52 semaines.',
  'atelier.plan.not-on-line': 'L’article {{article}} n’est pas prévu sur cette ligne.',
  'atelier.plan.order-exists': 'Un ordre existe déjà : {{number}}.',
  'atelier.plan.reason-required': 'Un motif est obligatoire.',
  'atelier.plan.runs': 'L’ordre {{number}} est commencé : son planning ne change plus.',
  'atelier.plan.too-long': '31 jours au plus, du premier au dernier.',
} satisfies Labels
