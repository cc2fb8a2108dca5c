// How the code of a prerendered page begins, and what happens to those who are quicker.
(function (code) {
  function begin() {
    document.head.appendChild(code.content);
  }
  // Public pages come with their content, and their code is put aside by scripts/prerender.ts. A signed-in user waits
  // for it. A visitor reads first, and it comes after the first paint.
  if (code && document.documentElement.classList.contains('signed-in')) begin();
  else if (code)
    requestAnimationFrame(function () {
      setTimeout(begin);
    });

  // What was pressed before the page answers is done as soon as it does. Until then the browser itself would put what
  // was typed into a form into the address.
  var pressed;
  function keep(event) {
    var button = event.target.closest('button');
    if (event.type === 'submit') {
      event.preventDefault();
      pressed = event.target.requestSubmit.bind(event.target);
    } else if (button && button.type !== 'submit') pressed = button.click.bind(button);
  }
  function keepKeys(event) {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    pressed = dispatchEvent.bind(window, new KeyboardEvent('keydown', event));
  }
  addEventListener('submit', keep);
  addEventListener('click', keep);
  addEventListener('keydown', keepKeys);
  document.addEventListener('alive', function () {
    removeEventListener('submit', keep);
    removeEventListener('click', keep);
    removeEventListener('keydown', keepKeys);
    if (pressed) pressed();
  });
})(document.getElementById('code'));
