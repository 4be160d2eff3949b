// Runs only in browsers without JavaScript modules: there the shop and the planner never start.
window.onload = function () {
  var note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.style.cssText = 'margin:0;padding:12px 16px;background:#3a2230;color:#fffdf8';
  note.appendChild(
    document.createTextNode(
      'This browser is too old for our shop and planner. Everything else works; to order, please call us.',
    ),
  );
  document.body.insertBefore(note, document.body.firstChild);
};
