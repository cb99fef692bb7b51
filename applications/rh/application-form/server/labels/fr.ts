import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.form.of-every-company':
    'Le formulaire sert à toutes les sociétés : confiez ce changement à un collègue qui peut l’écrire dans chacune.',
  'rh.form.contract.fixed_term': 'CDD ou saison',
  'rh.form.contract.permanent': 'CDI',
  'rh.form.contract.student_job': 'Job étudiant',
  'rh.form.page.follow-up': 'Suivi de la candidature',
  'rh.form.page.form': 'Formulaire à remplir',
  'rh.form.page.offer': 'Offre du site',
  'rh.form.page.sent': 'Candidature envoyée',
  'rh.form.page.welcome': 'Accueil',
  'rh.form.problem.after_hiring': 'La loi ne permet de le demander qu’une fois la personne retenue ({{law}}).',
  'rh.form.problem.indispensable': 'Sans ce champ, personne ne peut recevoir de réponse : laissez-le obligatoire.',
  'rh.form.problem.twice': 'Ce champ est nommé deux fois.',
  'rh.form.source.agency': 'Agence d’intérim ou France Travail',
  'rh.form.source.google': 'Google',
  'rh.form.source.other': 'Autre',
  'rh.form.transport.bike': 'Vélo',
  'rh.form.transport.bus': 'Bus',
  'rh.form.transport.car': 'Voiture',
  'rh.form.transport.carpool': 'Covoiturage',
  'rh.form.usual-notice':
    '{{company}} utilise ce que vous écrivez ici pour étudier votre candidature, et pour rien d’autre. Seules les personnes chargées du recrutement le lisent. Sans suite, vos données sont effacées trois mois après la réponse, ou à la date que vous acceptez pour d’autres offres. Vous pouvez lire, corriger ou faire effacer vos données, et saisir la CNIL (www.cnil.fr).',
} satisfies Labels
