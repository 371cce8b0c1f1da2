export const auth = {
  email: 'Email',
  password: 'Password',
  backToLogin: 'Back to Login',

  strength: {
    label: 'Password strength',
    Weak: 'Weak',
    Medium: 'Medium',
    Strong: 'Strong',
    of: (label: string, score: number) => `${label}, ${score} of 100`,
    stronger: (lacks: string[]) => `It would be stronger with ${lacks.join(', ')}.`,
    lacks: {
      length: '8 characters or more',
      upper: 'a capital letter',
      digit: 'a number',
      sign: 'a sign such as ! or a space',
    },
  },

  logIn: {
    title: 'Welcome back',
    page: 'Log in',
    submit: 'Log In',
    busy: 'Logging in...',
    forgot: 'Forgot password?',
    google: 'Continue with Google',
    or: 'or',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    missing: { email: 'Please enter your email.', password: 'Please enter your password.' },
  },

  google: {
    title: 'Before your account is made',
    text: 'Google has confirmed your email, and there is no account for it here yet. Two things first: your birth date, since Astrarium is for people of 16 years and older, and the terms.',
    age: ', and I am at least 16 years old.',
    submit: 'Create Account with Google',
    busy: 'Going to Google...',
  },

  forgot: {
    page: 'Forgot password',
    title: 'Forgot your password?',
    text: 'Tell us the email of your account, and we send you a link with which you can set a new password.',
    submit: 'Send Reset Email',
    busy: 'Sending...',
    missing: 'Please enter an email address such as name@example.com.',
    sent: {
      title: 'Check Your Email',
      text: (email: string) =>
        `If there is an account for ${email}, a link to set a new password is on its way.`,
      hint: 'It can take a minute. Please look into the spam folder too.',
      other: 'Try Different Email',
    },
  },

  reset: {
    page: 'Reset password',
    checking: 'Checking your link...',
    title: 'Set a new password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    submit: 'Update Password',
    busy: 'Updating...',
    differ: 'Passwords do not match. Please make sure both passwords are identical.',
    failed: {
      title: 'This link does not work',
      invalid: 'Invalid or expired reset link. Please request a new password reset.',
      error: 'An error occurred validating the reset link. Please try again.',
      request: 'Request New Reset Link',
    },
    done: {
      title: 'Password updated',
      text: 'You can log in with your new password now. We take you there in a moment.',
    },
  },

  confirmLink: {
    page: 'Email confirmation',
    checking: 'Confirming your email...',
    done: {
      title: 'Email confirmed',
      chart: 'Next comes your chart. We take you there in a moment.',
      logIn: 'You can log in now. We take you there in a moment.',
      goOn: 'Continue now',
    },
    already: {
      title: 'Your email is confirmed already',
      logIn: 'The link has done its work. You can log in.',
      signedIn: 'The link has done its work, and you are signed in.',
    },
    byPassword: {
      title: 'One more thing',
      text: 'You signed up in another browser. Please enter the password you chose there, so that nobody else can sign up in your name.',
      submit: 'Confirm my email',
      wrong: 'This sign-up has another password.',
      hint: 'Did you not sign up? Then close this page, and nothing happens. Forgot the password? Sign up again.',
      again: 'Sign up again',
    },
    failed: {
      title: 'Your email could not be confirmed',
      failed: 'Failed to confirm email. Please try again.',
      expired: 'Failed to confirm email. The link may have expired.',
      invalid: 'Invalid confirmation link. Please check your email and try again.',
      unexpected: 'An unexpected error occurred. Please try again.',
      support: 'Contact Support',
      hint: 'Resend not available on this page. A new link can be asked for when you log in.',
    },
  },

  toasts: {
    confirmedElsewhere: { title: 'Your email is confirmed', text: 'Please log in to go on.' },
    signUpFailed: 'Sign up failed',
    signUpUnexpected: 'An unexpected error occurred during account creation.',
    signInFailed: 'Sign in failed',
    notConfirmed: {
      title: 'Email not confirmed',
      text: 'Please check your email and click the confirmation link before signing in.',
      resend: 'Send it again',
    },
    birthSaved: 'Birth details saved',
    accountCreated: { title: 'Account created', text: 'Your email is confirmed. Next comes your chart.' },
    checkEmail: {
      title: 'Check your email',
      text: 'Please check your email and click the confirmation link to complete your account setup.',
    },
    resendFailed: 'Error',
    notConfirmedYet: {
      title: 'Not confirmed yet',
      text: 'Please check your email and click the confirmation link.',
    },
    checkFailed: { title: 'Check failed', text: 'Unable to check confirmation status. Please try again.' },
    resetSent: { title: 'Reset email sent', text: 'Check your email for password reset instructions.' },
    resetNotSent: {
      title: 'Error sending reset email',
      text: 'Failed to send password reset email. Please try again.',
    },
    passwordShort: { title: 'Password too short', text: 'Password must be at least 6 characters long.' },
    passwordUpdated: { title: 'Password updated', text: 'Your password has been changed successfully.' },
    passwordNotUpdated: 'Error updating password',
    resetFailed: 'Reset password failed',
    setupError: {
      title: 'Setup error',
      text: 'There was an issue completing your profile setup. Please contact support.',
    },
    profileFailed: 'Profile completion failed',
  },
}
