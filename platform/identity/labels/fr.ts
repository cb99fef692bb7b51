import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'Connexion',
  'identity.login.context': 'Entrez votre adresse mail et votre mot de passe.',
  'identity.login.mail': 'Adresse mail',
  'identity.login.mail-missing': 'Saisissez votre adresse mail.',
  'identity.login.password': 'Mot de passe',
  'identity.login.password-missing': 'Saisissez votre mot de passe.',
  'identity.login.show': 'Afficher le mot de passe',
  'identity.login.hide': 'Masquer le mot de passe',
  'identity.login.remember': 'Se souvenir de mon adresse',
  'identity.login.submit': 'Se connecter',
  'identity.login.language': 'Langue',
  'identity.login.claim': 'De la serre à l’expédition,\nun seul outil.',
  'identity.login.promise':
    'Recrutement, contrats, atelier, cultures, énergie et qualité de vos sociétés, au même endroit.',
  'identity.invalid-credentials': 'Adresse mail ou mot de passe incorrect.',
  'identity.too-many-attempts': 'Trop de tentatives. Réessayez dans {{seconds}} secondes.',
  'identity.client-not-allowed': 'Ce client ne vous est pas ouvert. Choisissez-en un autre.',
} satisfies Labels
