// Runs before the first paint: the stored theme's class on <html>, and whether somebody is signed in here.
(function (root) {
  var dark = { Dark: 'dark', Dim: 'dim', 'True Black': 'true-black', 'High Contrast': 'high-contrast' };
  var light = {
    Light: 'light',
    'Colorblind Friendly': 'colorblind',
    Minimal: 'minimal',
    Warm: 'warm',
    Cool: 'cool',
    Nature: 'nature',
    Professional: 'professional'
  };
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (blocked) {
      return null;
    }
  }
  var name = stored('colorTheme') || '';
  var has = Object.prototype.hasOwnProperty;
  var isLight = has.call(light, name);
  var theme = isLight ? light[name] : has.call(dark, name) ? dark[name] : 'dark';
  var someone = stored('auth_token') && stored('auth_user');
  root.className += ' theme-' + theme + (someone ? ' signed-in' : ' signed-out');
  root.setAttribute('data-variant', isLight ? 'light' : 'dark');
})(document.documentElement);
