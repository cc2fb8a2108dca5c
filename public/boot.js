// Runs before the first paint: the stored theme's class on <html>, and whether somebody is signed in here. And keeps
// forms that are sent before the page's code has come: the browser would put what was typed into the address.
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

  // Public pages put their code aside (scripts/prerender.ts). A visitor reads first, and it comes after the first paint.
  var code = document.getElementById('code');
  function begin() {
    document.head.appendChild(code.content);
  }
  if (code && someone) begin();
  else if (code)
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
  document.addEventListener('submit', function (event) {
    event.preventDefault();
  });
})(document.documentElement);
