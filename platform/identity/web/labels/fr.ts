import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'Connexion',
  'identity.login.context': 'Entrez votre adresse mail et votre mot de passe.',
  'identity.login.mail-missing': 'Saisissez votre adresse mail.',
  'identity.login.password-missing': 'Saisissez votre mot de passe.',
  'identity.login.show': 'Afficher le mot de passe',
  'identity.login.hide': 'Masquer le mot de passe',
  'identity.login.remember': 'Se souvenir de mon adresse',
  'identity.login.submit': 'Se connecter',
  'identity.login.claim': 'De la serre à l’expédition,\nun seul outil.',
  'identity.login.promise':
    'Recrutement, contrats, atelier, cultures, énergie et qualité de vos sociétés, au même endroit.',
  'identity.login.forgotten': 'Mot de passe oublié ?',
  'identity.login.wait': 'Réessayer dans {{seconds}} s',
  'identity.login.inactive': 'Déconnexion pour inactivité',
  'identity.login.maintenance': 'Suivre la maintenance',
  'identity.company.or': 'ou',
  'identity.company.button': 'Se connecter avec {{company}}',
  'identity.company.entering': 'Connexion en cours…',
  'identity.company.refused': 'La connexion par votre entreprise a échoué. Contactez votre administrateur.',
} satisfies Labels
