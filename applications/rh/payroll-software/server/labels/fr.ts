import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_one': 'Code de paie manquant pour « {{label}} ».',
  'rh.payroll.mapping-missing_other': 'Codes de paie manquants : {{label}}.',
  'rh.payroll.number-missing_one': 'Matricule manquant : {{people}}.',
  'rh.payroll.number-missing_other': 'Matricules manquants : {{people}}.',
  'rh.payroll.answers': 'Silae répond.',
  'rh.payroll.off': 'Cette société ne parle pas à Silae par son API : complétez la connexion, ou exportez par fichier.',
  'rh.payroll.down': 'Silae ne répond pas ; l’envoi reprendra.',
  'rh.payroll.wrong': 'Silae a répondu de façon illisible ; l’envoi reprendra.',
  'rh.payroll.not-let-in': 'Silae refuse l’accès : vérifiez l’identifiant, le secret et la clé.',
  'rh.payroll.refused': 'Silae refuse : {{told}}',
  'rh.payroll.api-incomplete': 'À remplir pour parler à l’API.',
} satisfies Labels
