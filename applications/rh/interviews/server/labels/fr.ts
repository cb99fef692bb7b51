import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.field.interviewer': 'Évaluateur',
  'rh.field.otherInterviewers': 'Autres participants',
  'rh.field.savedAt': 'Enregistrement',
  'rh.interview.already-confirmed': 'Votre présence est déjà confirmée.',
  'rh.interview.day-full': 'Plus aucune heure libre ce jour-là.',
  'rh.interview.end-before-start': 'La fin précède le début.',
  'rh.interview.feed-made-at': 'Adresse créée le',
  'rh.interview.feed-name': 'Entretiens',
  'rh.interview.mail-cancelled':
    'Bonjour {{firstname}},\n\nVotre entretien du {{date}} avec {{company}} est annulé. Nous reviendrons vers vous.',
  'rh.interview.mail-cancelled-subject': 'Votre entretien du {{date}} est annulé',
  'rh.interview.mail-confirm': 'Confirmez votre présence, ou dites que vous ne pouvez pas venir :\n{{link}}',
  'rh.interview.mail-moved':
    'Bonjour {{firstname}},\n\nVotre entretien avec {{company}} aura lieu le {{date}}.\nRendez-vous : {{place}}\n\n{{confirm}}',
  'rh.interview.mail-moved-subject': 'Votre entretien est déplacé au {{date}}',
  'rh.interview.mail-planned':
    'Bonjour {{firstname}},\n\n{{company}} vous attend pour un entretien le {{date}}.\nRendez-vous : {{place}}\nVotre interlocuteur : {{recruiter}}\n{{message}}\n{{confirm}}',
  'rh.interview.mail-planned-subject': 'Votre entretien du {{date}}',
  'rh.interview.mail-reminder':
    'Bonjour {{firstname}},\n\nNous vous attendons le {{date}}.\nRendez-vous : {{place}}\n\n{{confirm}}',
  'rh.interview.mail-reminder-subject': 'Rappel : entretien le {{date}}',
  'rh.interview.mail-summary': 'Entretien, {{company}}',
  'rh.interview.news': 'Entretiens',
  'rh.interview.news-confirmed': '{{name}} a confirmé son entretien',
  'rh.interview.news-declined': '{{name}} ne peut pas venir',
  'rh.interview.news-incoming': 'Entretien avec {{name}} dans un quart d’heure',
  'rh.interview.news-recruiter': 'Entretien avec {{name}} : recruteur changé',
  'rh.interview.one-is-open': 'Un entretien est déjà planifié pour cette candidature.',
  'rh.interview.over': 'Cet entretien est terminé ou annulé.',
  'rh.interview.overlap': 'Ce recruteur a déjà un entretien à cette heure.',
  'rh.interview.past': 'La date est passée.',
  'rh.interview.recruiter-unknown': 'Cette personne n’est pas membre de l’entreprise.',
  'rh.table.interview': 'Entretien de recrutement',
  'rh.table.interview_scorecard': 'Évaluation d’un entretien',
} satisfies Labels
